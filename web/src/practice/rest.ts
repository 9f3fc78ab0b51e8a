/** The requests for puzzles, drills and one's progress with both. */
import type {
  DrillShown,
  DrillVerdict,
  Language,
  PracticeInfo,
  PuzzleInfo,
  PuzzleShown,
  PuzzleVerdict,
  TrialShown,
  TrialValues,
} from '../wire/messages'
import { ask, body, isOfflineProblem } from '../wire/rest'

const part = encodeURIComponent

/** One's progress; offline nothing is known of it. */
export const progress = () =>
  ask<PracticeInfo[]>('/me/practice').catch((error: unknown) => {
    if (isOfflineProblem(error)) return []
    throw error
  })
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

const trialPath = (table: string) => `/tables/${part(table)}/trial`
/** The position of a finished game after some moves, and after others for all seats. */
export const trial = (table: string, step: number, tokens: readonly string[]) =>
  ask<TrialShown>(trialPath(table), body('POST', { step, tokens }))
/** What could be done there, best first. */
export const trialValues = (table: string, step: number, tokens: readonly string[]) =>
  ask<TrialValues>(`${trialPath(table)}/values`, body('POST', { step, tokens }))
