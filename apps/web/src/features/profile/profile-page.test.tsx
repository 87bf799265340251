import { getCompanySite } from '@fledge/contract/listings/company-site'
import { getPreferences } from '@fledge/contract/preferences'
import { chooseAvatar, listProfileViews, saveProfile, uploadAvatar } from '@fledge/contract/profile'
import { texts } from '@fledge/contract/texts'
import type { User } from '@fledge/contract/users'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { readSession, setSession, useSession } from '../../api/session.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { asha, kite, noPreferences, signIn } from '../../testing/things.ts'
import { ProfilePage } from './profile-page.tsx'

function SignedIn() {
  const user = useSession()?.user
  return user ? <ProfilePage user={user} /> : null
}

async function draw(user: User = asha, at = '/profile') {
  const api = stubApi()
  api.reply(listProfileViews, { success: true, data: [] })
  api.reply(getPreferences, { success: true, data: { ...noPreferences, isStated: true } })
  api.reply(getCompanySite, { success: true, data: null })
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
])('shows the account type and fields of a $role', async (user, badge, fields) => {
  await draw(user)
  screen.getByText(badge)
  const details = within(screen.getByRole('region', { name: 'Your details' }))
  for (const field of fields) details.getByText(field)
  details.getByText(user.email)
})

test('saves changes, shows the specified toast and updates the session', async () => {
  const { api } = await draw()
  await edit()
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  await retype('First name', 'Aasha')
  await userEvent.selectOptions(screen.getByLabelText('Major'), 'Design')
  api.reply(saveProfile, { success: true, data: { ...asha, firstName: 'Aasha', major: 'Design' } })
  await save()
  await screen.findByText(texts.profile.updated)
  expect(api.calls('PUT')[0]).toMatchObject({
    ...{ url: '/api/users/me', body: { firstName: 'Aasha', major: 'Design', graduationYear: 2027, phone: null } },
  })
  expect(readSession()?.user).toMatchObject({ firstName: 'Aasha' })
  await screen.findByRole('heading', { level: 1, name: 'Aasha Rao' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
})

test('stays open with what is typed while it is being saved', async () => {
  const { api } = await draw()
  await edit()
  await retype('First name', 'Aasha')
  api.reply(saveProfile, { success: true, data: { ...asha, firstName: 'Aasha' } })
  const answer = api.hold(saveProfile)
  await save()
  await userEvent.type(screen.getByLabelText('First name'), 'n')
  answer()
  await screen.findByText(texts.profile.updated)
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Aashan')
})

test('keeps the email read-only', async () => {
  await draw()
  await edit()
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true)
})

test('keeps an unusual graduation year as an option', async () => {
  await draw({ ...asha, graduationYear: 2019 })
  await edit()
  const years = within(screen.getByLabelText('Graduation year')).getAllByRole('option')
  expect(years.map(({ textContent }) => textContent)[0]).toBe('2019')
  expect(years).toHaveLength(11)
  expect(screen.getByLabelText('Graduation year')).toHaveProperty('value', '2019')
})

test('discards changes on cancel', async () => {
  const { api } = await draw(kite)
  await edit()
  await retype('Company name', 'Zephyr Works')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByRole('heading', { level: 1, name: 'Kite Labs' })
  expect(api.calls('PUT')).toEqual([])
  await edit()
  expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Kite Labs')
})

test('a company describes itself', async () => {
  const { api } = await draw({ ...kite, about: 'We build kites.' })
  screen.getByText('We build kites.')
  await edit()
  await retype('About (optional)', 'We fly.')
  api.reply(saveProfile, { success: true, data: { ...kite, about: 'We fly.' } })
  await save()
  await screen.findByText('We fly.')
  expect(api.calls('PUT')[0]).toMatchObject({ body: { about: 'We fly.' } })
})

test('marks and focuses an empty field and sends nothing', async () => {
  const { api } = await draw()
  await edit()
  await retype('Last name', '')
  await retype('Phone (optional)', 'call me')
  await save()
  await screen.findByText('This field is required')
  screen.getByText('Enter a phone number such as +91 98765 43210')
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  expect(api.calls('PUT')).toEqual([])
})

test('marks fields that the server refuses and shows the specified toast on failure', async () => {
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

test('asks before leaving with unsaved changes', async () => {
  const { router } = await draw()
  await edit()
  await retype('First name', 'Aasha')
  act(() => void router.navigate({ to: '/profile', hash: 'views' } as never))
  await waitFor(() => expect(router.state.location.hash, 'a section of the page').toBe('views'))
  act(() => void router.navigate({ to: '/' }))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/profile')
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Aasha')
  act(() => void router.navigate({ to: '/' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('leaves without asking when the session has ended', async () => {
  const { router } = await draw()
  await edit()
  await retype('First name', 'Aasha')
  act(() => setSession(null))
  act(() => void router.navigate({ to: '/' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('generates the pattern in the browser with one click', async () => {
  const { api } = await draw(kite)
  api.reply(chooseAvatar, { success: true, data: { ...kite, avatar: 'generated' } })
  await userEvent.click(screen.getByRole('button', { name: 'Pattern' }))
  await screen.findByText(texts.profile.updated)
  await userEvent.click(screen.getByRole('button', { name: 'Pattern' }))
  expect(api.calls('PUT')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Pattern' }).getAttribute('aria-pressed')).toBe('true')
  const pictures = document.querySelectorAll('img')
  for (const { src } of pictures) expect(src).toMatch(/^data:image\/svg/)
  expect(pictures.length).toBeGreaterThan(0)
})

test('sends a redrawn small WebP without other file data', async () => {
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
  expect(sizes).toEqual([[256, 256]])
  const [, ...sourceAndTarget] = drawImage.mock.calls[0] ?? []
  expect(sourceAndTarget).toEqual([500, 0, 3000, 3000, 0, 0, 256, 256])
  expect(document.querySelector('img')?.getAttribute('src')).toBe(avatarUrl)
})

test('rejects a file that is not a picture with a message', async () => {
  const { api } = await draw()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  await userEvent.upload(screen.getByLabelText('Picture file'), new File(['x'], 'x.png', { type: 'image/png' }))
  expect((await screen.findAllByText(/Your browser can’t read this picture/)).length).toBeGreaterThan(0)
  expect(api.calls('POST')).toEqual([])
})

test('lists companies that opened the resume and focuses the list from a notification', async () => {
  const api = stubApi()
  const view = { companyName: 'Kite Labs', internshipTitle: 'Data intern', applicationId: 'a1' }
  api.reply(listProfileViews, {
    success: true,
    data: [{ _id: 'v1', id: 'v1', ...view, openedAt: '2026-03-02T09:00:00.000Z' }],
  })
  signIn(asha)
  renderPage(<SignedIn />, '/profile#views')
  await screen.findByText('Kite Labs')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Resume views/))
})

test('offers a retry for a list that failed to load', async () => {
  const api = stubApi()
  api.refuse(listProfileViews, 400, { code: 'bad_request', message: 'No.' })
  api.reply(getPreferences, { success: true, data: { ...noPreferences, isStated: true } })
  signIn(asha)
  renderPage(<SignedIn />, '/profile')
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.reply(listProfileViews, { success: true, data: [] })
  await userEvent.click(again)
  await screen.findByText('No resume views yet')
})

test('restores the draft after the session ended, until it is cancelled', async () => {
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
