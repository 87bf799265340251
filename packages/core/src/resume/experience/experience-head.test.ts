import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Span } from '../layout/text-spans.ts'
import { readable } from '../testing/readable.ts'
import { findCompanyLikePlace, isTitle, readJobHead } from './experience-head.ts'
import { splitRows } from './experience-rows.ts'
import { readFormLabels } from './form-labels.ts'

/** The parts of a head without its dates, as rows of an experience section give them. */
const headParts = (text: string): Span[] => splitRows(readable(text)).flatMap(({ rest }) => rest)

const readHead = (text: string, companyFirst = false) => {
  const { title, company } = readJobHead(headParts(text), companyFirst)
  return { title: title?.text ?? null, company: company?.text ?? null }
}

const internAtZyntra = { title: 'Backend Intern', company: 'Zyntra Labs' }

describe('title and company', () => {
  test.each([
    'Backend Intern • Zyntra Labs',
    'Backend Intern / Zyntra Labs',
    'Backend Intern at Zyntra Labs',
    'Backend Intern @ Zyntra Labs',
    'Zyntra Labs — Backend Intern',
    // The place is no part of them.
    'Backend Intern, Zyntra Labs, Pune, India',
    'Backend Intern - Zyntra Labs - Remote',
    'Zyntra Labs, Pune\nBackend Intern',
  ])('are distinguished by the title noun in %j', (text) => {
    expect(readHead(text)).toEqual(internAtZyntra)
  })

  test('are split inside one part without a separator', () => {
    expect(readHead('Network Analyst Acme Corp')).toEqual({ title: 'Network Analyst', company: 'Acme Corp' })
    expect(readHead('Acme Corp Lead Intern')).toEqual({ title: 'Lead Intern', company: 'Acme Corp' })
  })

  test('are read from a sentence about the own work', () => {
    expect(readHead('Worked as Trainee Engineer in Acme')).toEqual({ title: 'Trainee Engineer', company: 'Acme' })
    expect(readHead('I am currently working as a Data Analyst at Globex')).toEqual({
      title: 'Data Analyst',
      company: 'Globex',
    })
  })

  test('keep a company whose name has a title noun', () => {
    expect(readHead('Hotel Manager, Taj Hotel')).toEqual({ title: 'Hotel Manager', company: 'Taj Hotel' })
    expect(readHead('Bank Teller, State Bank of India')).toEqual({
      title: 'Bank Teller',
      company: 'State Bank of India',
    })
  })

  test('keep a bracket in the title', () => {
    expect(readHead('Designer (Contract), Zyntra')).toEqual({ title: 'Designer (Contract)', company: 'Zyntra' })
  })
})

describe('a head with only one of the two', () => {
  test.each(['Freelance Writer', 'Head, Information Technology'])('%j is a title', (text) => {
    expect(readHead(text)).toEqual({ title: text, company: null })
  })

  test('a name that sounds like a company is the company', () => {
    expect(readHead('Zyntra Labs')).toEqual({ title: null, company: 'Zyntra Labs' })
  })

  test('another name is what the section names first', () => {
    expect(readHead('Zyntra', true)).toEqual({ title: null, company: 'Zyntra' })
    expect(readHead('Zyntra', false)).toEqual({ title: 'Zyntra', company: null })
  })

  test.each(['', 'Pune, India', 'Remote'])('%j has neither', (text) => {
    expect(readHead(text)).toEqual({ title: null, company: null })
  })
})

describe('a head without words that tell', () => {
  test('is read in the order of the section', () => {
    expect(readHead('Zyntra\nGrowth', true)).toEqual({ title: 'Growth', company: 'Zyntra' })
    expect(readHead('Zyntra\nGrowth', false)).toEqual({ title: 'Zyntra', company: 'Growth' })
  })
})

describe('the labels of a form', () => {
  test.each([
    'Company: Zyntra Labs, Pune\nDesignation: Backend Intern',
    'Employer\tZyntra Labs\nPosition held\tBackend Intern',
    'Organisation - Zyntra Labs\nRole - Backend Intern',
    'Name of employer: Zyntra Labs\nJob title: Backend Intern\nLocation: Pune',
  ])('name title and company in %j', (text) => {
    expect(readHead(text)).toEqual(internAtZyntra)
  })

  test('may name one of the two', () => {
    expect(readHead('Role: Designer')).toEqual({ title: 'Designer', company: null })
    expect(readHead('Company: Zyntra')).toEqual({ title: null, company: 'Zyntra' })
  })

  test.each([
    ['Name and address of employer\tAcme', { title: null, company: 'Acme' }],
    ['Occupation or position held\tEngineer', { title: 'Engineer', company: null }],
    ['Beruf oder Funktion\tIngenieur', { title: 'Ingenieur', company: null }],
    ['Position: Analyst', { title: 'Analyst', company: null }],
    ['Dates (from – to)\t2020', { title: null, company: null }],
    ['Acme', { title: null, company: null }],
  ])('of %j are %j', (text, labelled) => {
    const { title, company } = readFormLabels(headParts(text))
    expect({ title: title?.text ?? null, company: company?.text ?? null }).toEqual(labelled)
  })
})

describe('a sentence in the head', () => {
  test('belongs to the description', () => {
    const sentence = 'I built the payment service of the company with a small team.'
    const head = readJobHead(headParts(`Backend Intern, Zyntra Labs\n${sentence}`), false)
    expect(head.title?.text).toBe('Backend Intern')
    expect(head.text.map(({ text }) => text)).toEqual([sentence])
  })
})

describe('a company that looks like a place', () => {
  const companyBeside = (place: string) => {
    const parts = headParts(`Engineer | ${place}`)
    return findCompanyLikePlace(parts, { line: 0, start: 0, end: 8, text: 'Engineer' })?.text ?? null
  }

  test('is found with its country', () => {
    expect(companyBeside('Papaya Mobile, Singapore')).toBe('Papaya Mobile')
    expect(companyBeside('Cork, Ireland')).toBe('Cork')
  })

  test('is not found in a certain place', () => {
    expect(companyBeside('Pune, India')).toBeNull()
    expect(companyBeside('Remote')).toBeNull()
  })
})

describe('a part of a head is a title', () => {
  const isTitleText = (text: string) => isTitle({ line: 0, start: 0, end: text.length, text })

  test.each(['Backend Intern', 'Taj Hotel Manager', 'Design Lead'])('when it ends with its noun: %j', (text) => {
    expect(isTitleText(text)).toBe(true)
  })

  test.each(['Chef Restaurant', 'Lead Bank Ltd', 'Master Software'])('but not as the name of a company: %j', (text) => {
    expect(isTitleText(text)).toBe(false)
  })
})

const words = fc.constantFrom(
  'Backend',
  'Intern',
  'Zyntra',
  'Labs',
  ',',
  '|',
  '–',
  'at',
  'Pune',
  'Manager',
  'Inc.',
  'of',
)

test('law: title and company are verbatim parts of the head and do not overlap', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 9 }), fc.boolean(), (drawn, companyFirst) => {
      const line = drawn.join(' ')
      const { title, company } = readJobHead(headParts(line), companyFirst)
      for (const part of [title, company])
        if (part) expect(readable(line)[0]?.text.slice(part.start, part.end)).toBe(part.text)
      if (title && company) expect(title.end <= company.start || company.end <= title.start).toBe(true)
    }),
  )
})

test('law: the order of the section matters only for heads whose words do not tell', () => {
  const title = fc.constantFrom('Backend Intern', 'Data Analyst', 'Marketing Manager')
  const company = fc.constantFrom('Zyntra Labs', 'Acme Inc.', 'Globex', 'Delhi University')
  const separator = fc.constantFrom(', ', ' | ', ' – ', '\n', '\t')
  fc.assert(
    fc.property(title, company, separator, fc.boolean(), (name, employer, between, companyFirst) => {
      expect(readHead(`${name}${between}${employer}`, companyFirst)).toEqual({ title: name, company: employer })
      expect(readHead(`${employer}${between}${name}`, companyFirst)).toEqual({ title: name, company: employer })
    }),
  )
})
