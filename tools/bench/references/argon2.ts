import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { answerBench, loop } from './closed-loop.ts'

/** What a sign-in cannot do without: one verification at the cost that the product stores. */
const stored = await hash('a kite over Pune', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
answerBench((ms) => loop(Math.max(1, availableParallelism() - 1), ms, () => verify(stored, 'a kite over Pune')))
