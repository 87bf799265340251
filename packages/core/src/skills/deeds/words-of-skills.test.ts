import { describe, expect, test } from 'vitest'
import { skills } from '../vocabulary.ts'
import { findShownDeeds } from './shown-deeds.ts'

const shown = (text: string) => new Set(findShownDeeds(text).map(({ id }) => skills[id]!.name))

describe('words of several deeds of one skill', () => {
  test.each([
    ['Chained and levelled a village path and gave the panchayat a section drawing', 'Surveying'],
    ['Tuned an image net on 5,000 leaf photos to name the disease', 'Deep learning'],
    ['Courtyard library for a hill town, drawings and 1:100 model', 'Architecture'],
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
  ])('do not show it when %s', (_when, text, skill) => {
    expect(shown(text)).not.toContain(skill)
  })
})
