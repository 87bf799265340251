import { chooseAvatar, listProfileViews, saveProfile, uploadAvatar } from '@fledge/contract/profile'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readSession, setSession, useSession } from '../../api/session.ts'
import { stubApi } from '../../testing/api-stub.ts'
import { asha, kite, signIn } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ProfilePage } from './profile-page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function SignedIn() {
  const user = useSession()?.user
  return user ? <ProfilePage user={user} /> : null
}

async function draw(user: User = asha, at = '/profile') {
  const api = stubApi()
  api.reply(listProfileViews, { success: true, data: [] })
  signIn(user as typeof asha)
  const drawn = renderPage(<SignedIn />, at)
  await screen.findByRole('heading', { level: 1 })
  return { api, ...drawn }
}
const edit = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await screen.findByRole('form', { name: 'Your details' })
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  if (text) await userEvent.type(screen.getByLabelText(label), text)
}

test.each([
  [asha, 'Student account', ['First name', 'Last name', 'Email', 'University', 'Major', 'Graduation year']],
  [kite, 'Company account', ['Company name', 'Email', 'Industry', 'Company size', 'Contact person']],
])('the profile of $role shows the account type and its fields', async (user, badge, fields) => {
  await draw(user)
  screen.getByText(badge)
  const details = within(screen.getByRole('region', { name: 'Your details' }))
  for (const field of fields) details.getByText(field)
  details.getByText(user.email)
})

test('what was changed is saved, said in the specification’s words, and is in the session at once', async () => {
  const { api } = await draw()
  await edit()
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  await retype('First name', 'Aasha')
  await userEvent.selectOptions(screen.getByLabelText('Major'), 'Design')
  api.reply(saveProfile, { success: true, data: { ...asha, firstName: 'Aasha', major: 'Design' } })
  await save()
  await screen.findByText(texts.profile.updated)
  expect(api.calls().find(({ method }) => method === 'PUT')).toMatchObject({
    ...{ url: '/api/users/me', body: { firstName: 'Aasha', major: 'Design', graduationYear: 2027, phone: null } },
  })
  expect(readSession()?.user).toMatchObject({ firstName: 'Aasha' })
  await screen.findByRole('heading', { level: 1, name: 'Aasha Rao' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
})

test('the email cannot be changed', async () => {
  await draw()
  await edit()
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true)
})

test('a year that is none of the usual ones stays to be chosen', async () => {
  await draw({ ...asha, graduationYear: 2019 })
  await edit()
  const years = within(screen.getByLabelText('Graduation year')).getAllByRole('option')
  expect(years.map(({ textContent }) => textContent)[0]).toBe('2019')
  expect(years).toHaveLength(11)
  expect(screen.getByLabelText('Graduation year')).toHaveProperty('value', '2019')
})

test('cancel leaves everything as it was', async () => {
  const { api } = await draw(kite)
  await edit()
  await retype('Company name', 'Zephyr Works')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('heading', { level: 1, name: 'Kite Labs' })
  expect(api.calls()).toEqual([])
  await edit()
  expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Kite Labs')
})

test('an empty field is marked and gets the focus, and nothing is sent', async () => {
  const { api } = await draw()
  await edit()
  await retype('Last name', '')
  await retype('Phone (optional)', 'call me')
  await save()
  await screen.findByText('This field is required')
  screen.getByText('Enter a phone number such as +91 98765 43210')
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  expect(api.calls().some(({ method }) => method === 'PUT')).toBe(false)
})

test('what the server refuses keeps the form and marks the field; what fails is said in the specification’s words', async () => {
  const { api } = await draw()
  await edit()
  api.refuse(saveProfile, 400, {
    code: 'not_valid',
    message: 'At most 100 characters',
    fields: { lastName: 'Too long' },
  })
  await retype('First name', 'Aasha')
  await save()
  await screen.findByText('Too long')
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  api.refuse(saveProfile, 500, { code: 'unknown', message: '' })
  await save()
  expect((await screen.findAllByText(texts.profile.updateFailed)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Aasha')
})

test('leaving with something unsaved asks first', async () => {
  const { router } = await draw()
  await edit()
  await retype('First name', 'Aasha')
  act(() => void router.navigate({ to: '/' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/profile')
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Aasha')
  act(() => void router.navigate({ to: '/' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('who was signed out leaves without a question', async () => {
  const { router } = await draw()
  await edit()
  await retype('First name', 'Aasha')
  act(() => setSession(null))
  act(() => void router.navigate({ to: '/' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a pattern is chosen with one click, and drawn without asking any host', async () => {
  const { api } = await draw(kite)
  api.reply(chooseAvatar, { success: true, data: { ...kite, avatar: 'generated' } })
  await userEvent.click(screen.getByRole('button', { name: 'Pattern' }))
  await screen.findByText(texts.profile.updated)
  expect(screen.getByRole('button', { name: 'Pattern' }).getAttribute('aria-pressed')).toBe('true')
  const pictures = document.querySelectorAll('img')
  for (const { src } of pictures) expect(src).toMatch(/^data:image\/svg/)
  expect(pictures.length).toBeGreaterThan(0)
})

test('a picture is drawn anew as a small WebP, so that nothing else of the file is sent', async () => {
  const { api } = await draw()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }))
  const drawImage = vi.fn()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  const sizes: number[][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    sizes.push([this.width, this.height])
    done(new Blob(['small'], { type: type ?? '' }))
  })
  const avatarUrl = '/api/avatars/11111111-1111-4111-8111-111111111111'
  api.reply(uploadAvatar, { success: true, data: { ...asha, avatar: 'uploaded', avatarUrl } })
  const file = new File(['EXIF and all'], 'me.jpg', { type: 'image/jpeg' })
  await userEvent.upload(screen.getByLabelText('Picture file'), file)
  await screen.findByText(texts.profile.updated)
  expect(api.calls().at(-1)).toMatchObject({ body: { picture: btoa('small') } })
  expect([sizes, drawImage.mock.calls[0]?.slice(1)]).toEqual([[[256, 256]], [500, 0, 3000, 3000, 0, 0, 256, 256]])
  expect(document.querySelector('img')?.getAttribute('src')).toBe(avatarUrl)
})

test('a file that is no picture is refused in words', async () => {
  const { api } = await draw()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  await userEvent.upload(screen.getByLabelText('Picture file'), new File(['x'], 'x.png', { type: 'image/png' }))
  expect((await screen.findAllByText(/Your browser can’t read this picture/)).length).toBeGreaterThan(0)
  expect(api.calls().some(({ method }) => method === 'POST')).toBe(false)
})

test('a student reads who opened the resume; the address of a notification leads there', async () => {
  const api = stubApi()
  const view = { companyName: 'Kite Labs', internshipTitle: 'Data intern', applicationId: 'a1' }
  api.reply(listProfileViews, {
    success: true,
    data: [{ _id: 'v1', id: 'v1', ...view, openedAt: '2026-03-02T09:00:00.000Z' }],
  })
  signIn(asha)
  renderPage(<SignedIn />, '/profile#views')
  await screen.findByText('Kite Labs')
  await waitFor(() => expect(document.activeElement?.id).toBe('views'))
})

test('nobody yet is said', async () => {
  await draw()
  await screen.findByText('No resume views yet')
})

test('a list that could not be loaded can be asked for again', async () => {
  const api = stubApi()
  api.refuse(listProfileViews, 400, { code: 'bad_request', message: 'No.' })
  signIn(asha)
  renderPage(<SignedIn />, '/profile')
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.reply(listProfileViews, { success: true, data: [] })
  await userEvent.click(again)
  await screen.findByText('No resume views yet')
})

test('what was typed when the session ended is in the form again after signing in, until it is cancelled', async () => {
  await draw()
  await edit()
  await retype('First name', 'Aasha')
  act(() => setSession(null))
  expect(screen.queryByLabelText('First name')).toBeNull()
  act(() => signIn(asha))
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Aasha'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await edit()
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Asha')
})
