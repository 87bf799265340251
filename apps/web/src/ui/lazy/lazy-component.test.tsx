import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '../toast.tsx'
import { lazyComponent } from './lazy-component.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import { lazyPanel } from './lazy-panel.tsx'

/** Fails to load a number of times, then succeeds. */
const lost = <Props extends object>(times: number, part: ComponentType<Props>) => {
  const fetch = vi.fn(async () => part)
  for (let time = 0; time < times; time += 1) fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return fetch
}

const Chart = ({ of }: { of: string }) => <p>Chart of {of}</p>

const draw = (Part: ComponentType<{ of: string }>) =>
  render(
    <Suspense>
      <input aria-label="Neighbour" />
      <Part of="matches" />
    </Suspense>,
  )

test('shows a load failure in place of a panel, keeps the rest, and retries', async () => {
  draw(lazyPanel(lost(2, Chart)))
  await userEvent.type(await screen.findByLabelText('Neighbour'), 'typed')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Chart of matches')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Neighbour').value).toBe('typed')
})

test('loads a failed panel when the browser is online again', async () => {
  const fetch = lost(1, Chart)
  draw(lazyComponent(fetch))
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  await screen.findByLabelText('Neighbour')
  expect(screen.queryByText(/Chart/)).toBeNull()
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Chart of matches')
})

test('loads a failed panel again when it next mounts', async () => {
  const Panel = lazyPanel(lost(1, Chart))
  const { unmount } = draw(Panel)
  await screen.findByRole('alert')
  unmount()
  draw(Panel)
  await screen.findByText('Chart of matches')
})

test('renders preloaded code at once, without the fallback of a Suspense', async () => {
  const Panel = lazyPanel(lost(0, Chart))
  await Panel.preload()
  draw(Panel)
  expect(screen.getByText('Chart of matches')).toBeTruthy()
})

test('keeps what is mounted, and its state, when its code is preloaded again', async () => {
  const Field = lazyComponent(async () => () => <input aria-label="Field" />)
  render(
    <Suspense>
      <Field />
    </Suspense>,
  )
  const field = await screen.findByLabelText('Field')
  await Field.preload()
  await userEvent.type(field, 'typed')
  expect(screen.getByLabelText<HTMLInputElement>('Field').value).toBe('typed')
  expect(field.isConnected).toBe(true)
})

test('leaves a failure to the error page where nothing can take its place', async () => {
  const Shell = lazyComponent(lost(1, Chart), null)
  const onCaught = vi.fn()
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override render = () => (this.state.failed ? 'failed' : this.props.children)
  }
  render(
    <Boundary>
      <Suspense>
        <Shell of="matches" />
      </Suspense>
    </Boundary>,
    { onCaughtError: onCaught },
  )
  await screen.findByText('failed')
  expect(onCaught).toHaveBeenCalledOnce()
})

test('closes a dialog that failed to load with a toast and opens it at the next click', async () => {
  const Asked = lazyDialog(lost(1, (_: { onClose: () => void }) => <p>Sure?</p>))
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
        {open && <Asked onClose={() => setOpen(false)} />}
        <Toaster />
      </>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('This could not be opened')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Sure?')
})

test('removes a failed stylesheet so that the next attempt loads it', () => {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  document.head.append(style)
  style.dispatchEvent(new Event('error'))
  expect(style.isConnected).toBe(false)
})
