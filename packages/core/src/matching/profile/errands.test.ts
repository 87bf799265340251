import { describe, expect, test } from 'vitest'
import { skillNamed } from '../../skills/vocabulary.ts'
import { isErrand } from './errands.ts'

const isErrandFor = (skill: string, text: string): boolean =>
  isErrand(text, text.toLowerCase().indexOf(skill.toLowerCase()), skillNamed(skill)!.id)

describe('errands around the work', () => {
  test.each([
    ['Welding', 'Swept the floor of the welding shop every evening'],
    ['Welding', 'Carried tools for the welding gang'],
    ['Auditing', 'Delivered three cartons of auditing files to the client'],
    ['Copywriting', 'I stuck posters with the new copywriting on 50 autos'],
    ['Litigation', 'Photocopied papers of the litigation team'],
    ['Welding', 'Ordered welding rods from a dealer'],
    ['Plumbing', 'Paid the plumbing bill'],
    ['Titration', 'Moved the titration columns of a customer into the cool room'],
  ])('%s: %s', (skill, text) => expect(isErrandFor(skill, text)).toBe(true))
})

describe('work is no errand', () => {
  test.each([
    ['Welding', 'Welding of 40 frames'],
    ['Auditing', 'Delivered two auditing reports to the partner'],
    ['SQL', 'Cleaned 40 files with SQL'],
    ['Warehouse management', 'Packed 60 boxes a day in warehouse management'],
    ['Sewing', 'Ordered fabric and did the sewing of 30 shirts'],
    ['GST', 'Paid the GST of 12 clients'],
    ['Welding', 'Swept the floor; did the welding of the gate'],
  ])('%s: %s', (skill, text) => {
    expect(isErrandFor(skill, text)).toBe(false)
  })
})
