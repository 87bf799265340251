import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

// Ids of a few letters and many of them: hashes that meet in one place are common in a small table.
const id = fc.integer({ min: 0, max: 300 }).map((number) => `listing ${number}`)
const act = fc.record({ kind: fc.constantFrom('add', 'add', 'remove', 'move'), id })

test('it answers as a map does, whatever comes, moves and goes', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 600 }), (acts) => {
      const ids: string[] = []
      const slots = createSlots((slot) => ids[slot]!)
      const map = new Map<string, number>()
      for (const { kind, id } of acts) {
        const known = map.get(id)
        const next = ids.push(id) - 1
        if (known === undefined) {
          if (kind !== 'add') continue
          slots.add(id, next)
          map.set(id, next)
        } else if (kind === 'remove') {
          slots.remove(id, known)
          map.delete(id)
        } else if (kind === 'move') {
          slots.move(id, known, next)
          map.set(id, next)
        }
      }
      expect([slots.size, slots.keys().sort()]).toEqual([map.size, [...map.keys()].sort()])
      for (const id of ids) expect([slots.has(id), slots.get(id)]).toEqual([map.has(id), map.get(id)])
    }),
  )
})
