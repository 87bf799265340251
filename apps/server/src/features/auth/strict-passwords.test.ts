import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'

const { anyone } = await stage({ strictPasswords: true })

const registerWith = (password: string) =>
  anyone({
    method: 'POST',
    url: '/api/auth/register',
    body: {
      role: 'company',
      email: `${password.length}@kite.test`,
      password,
      companyName: 'Kite Labs',
      industry: 'Technology',
      companySize: '11-50',
      contactPerson: 'Meera Iyer',
    },
  })

test.each(['123456', 'password', 'Password123', 'QWERTY'])(
  'with PASSWORD_STRICT the common password %s is refused',
  async (password) => {
    const reply = await registerWith(password)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual(['password'])
  },
)

test('with PASSWORD_STRICT accepts any other password', async () => {
  expect((await registerWith('a kite over Pune')).statusCode).toBe(201)
})
