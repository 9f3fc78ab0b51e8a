/** The requests for puzzles, drills and one's progress with both. */
import type {
  DrillShown,
  DrillVerdict,
  Language,
  PracticeInfo,
  PuzzleInfo,
  PuzzleShown,
  PuzzleVerdict,
} from '../wire/messages'
import { ask, body } from '../wire/rest'

const part = encodeURIComponent

export const progress = () => ask<PracticeInfo[]>('/me/practice')
export const puzzles = (game: string) => ask<PuzzleInfo[]>(`/puzzles?game=${part(game)}`)
export const todaysPuzzle = (game: string) => ask<PuzzleInfo>(`/puzzles/today?game=${part(game)}`)
export const puzzle = (id: string) => ask<PuzzleShown>(`/puzzles/${part(id)}`)
export const solve = (id: string, answer: string) =>
  ask<PuzzleVerdict>(`/puzzles/${part(id)}`, body('POST', { answer }))

const drillPath = (game: string, level: number, seed: number) => `/drills/${part(game)}/${level}/${seed}`
export const drill = (game: string, level: number, seed: number, lang: Language) =>
  ask<DrillShown>(drillPath(game, level, seed), { lang })
export const answerDrill = (game: string, level: number, seed: number, answer: string) =>
  ask<DrillVerdict>(drillPath(game, level, seed), body('POST', { answer }))
