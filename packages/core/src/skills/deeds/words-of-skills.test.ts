import { describe, expect, test } from 'vitest'
import { skills } from '../vocabulary.ts'
import { findShownDeeds } from './shown-deeds.ts'

const shown = (text: string) => new Set(findShownDeeds(text).map(({ id }) => skills[id]!.name))

describe('words of several deeds of one skill', () => {
  test.each([
    ['Selected furnishings and finishes for residential interiors', 'Interior design'],
    ['Verified ledger entries, cash payments, expenses and trial balances', 'Auditing'],
    ['Tuned an image net on 5,000 leaf photos to name the disease', 'Deep learning'],
    ['Proofread and reviewed print content for grammar and house style', 'Editing'],
  ])('show it together: %s', (text, skill) => {
    expect(shown(text)).toContain(skill)
  })

  test.each([
    [
      'the writer was served',
      'Visited a courtyard library of a hill town with drawings and a 1:100 model',
      'Architecture',
    ],
    ['the verb tells of something else', 'Wore belts while riding a motor bike on Sunday', 'Preventive maintenance'],
    ['they are denied', 'Never tuned an image net on leaf photos to name the disease', 'Deep learning'],
    ['they are keywords', 'Courtyard, library, town, drawing, brick, model', 'Architecture'],
    ['there are two', 'Chained a dog near the village path', 'Surveying'],
    ['they are repeated', 'Studied at an institute of arts: media arts and arts, Art College', 'Art education'],
  ])('do not show it when %s', (_when, text, skill) => {
    expect(shown(text)).not.toContain(skill)
  })
})
