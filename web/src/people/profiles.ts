/** Profiles, ratings and leaderboards, as sent by the server. */
import type { HeadToHead, Leaderboard, PlayedGame, Profile, RatingPoint, ResultsInfo } from '../wire/messages'
import { ask } from '../wire/rest'

const at = (handle: string) => `/people/${encodeURIComponent(handle)}`

export const profilePath = (handle: string) => `/people/${encodeURIComponent(handle)}`
export const profile = (handle: string) => ask<Profile>(at(handle))
/** Results of the last days; 0: of all time. */
export const results = (handle: string, days: number) => ask<ResultsInfo>(`${at(handle)}/results?days=${days}`)
export const playedGames = (handle: string, first = 0) => ask<PlayedGame[]>(`${at(handle)}/games?first=${first}`)
export const curve = (handle: string, game: string) =>
  ask<RatingPoint[]>(`${at(handle)}/curve?game=${encodeURIComponent(game)}`)
export const against = (handle: string) => ask<HeadToHead[]>(`/me/against/${encodeURIComponent(handle)}`)
export const leaders = (game: string) => ask<Leaderboard>(`/ratings/${encodeURIComponent(game)}`)
