/** The requests for lessons. */
import type { LessonShown, LessonVerdict } from '../wire/messages'
import { ask, body } from '../wire/rest'

const part = encodeURIComponent
const path = (game: string, rule: string) => `/lessons/${part(game)}/${part(rule)}`

export const lessons = (game: string) => ask<string[]>(`/lessons?game=${part(game)}`)
export const lesson = (game: string, rule: string) => ask<LessonShown>(path(game, rule))
export const answerLesson = (game: string, rule: string, answer: string) =>
  ask<LessonVerdict>(path(game, rule), body('POST', { answer }))
