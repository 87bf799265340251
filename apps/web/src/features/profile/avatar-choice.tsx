import { avatarMaxBytes, avatarSize } from '@fledge/contract/constants'
import { texts } from '@fledge/contract/texts'
import { type AvatarKind, avatarKinds, type User } from '@fledge/contract/users'
import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { chooseAvatar, uploadAvatar } from '../../api/account/profile.ts'
import { isRetryable } from '../../api/api-error.ts'
import { errorMessage } from '../../api/call.ts'
import { useFirstScreen } from '../../lib/first-screen.ts'
import { personName } from '../../lib/person.ts'
import { Avatar } from '../../ui/avatar/initials-avatar.tsx'
import { PersonAvatar } from '../../ui/avatar/person-avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { toast } from '../../ui/toast.tsx'

const kindWords: Record<AvatarKind, string> = { initials: 'Initials', generated: 'Pattern', uploaded: 'Picture' }

export const avatarTitle = ({ role }: Pick<User, 'role'>): string => (role === 'company' ? 'Avatar and logo' : 'Avatar')

const intros = {
  student:
    'Use your initials, a pattern or a picture. We crop pictures to a square and remove camera data such as the location.',
  company:
    'A picture is also your logo: students see it on your internships, on your public page and with their applications. We crop it to a square. Without one, we draw a mark from your name.',
}

/** Chooses the avatar: initials, a generated pattern, or a picture. */
export function AvatarChoice({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const { choose, upload, isPending, failure, retry } = useAvatar()
  const pick = (kind: AvatarKind) => {
    // Not disabled while saving, because the pressed button would lose the focus.
    if (isPending) return
    if (kind === 'uploaded') input.current?.click()
    else if (kind !== user.avatar) choose(kind)
  }
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows choosing the same file again.
    target.value = ''
    if (file) upload(file)
  }
  return (
    <TitledCard title={avatarTitle(user)} intro={intros[user.role === 'company' ? 'company' : 'student']}>
      <fieldset aria-busy={isPending} className="grid max-w-80 grid-cols-3 gap-3">
        <legend className="sr-only">Choose your avatar</legend>
        {avatarKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={user.avatar === kind}
            onClick={() => pick(kind)}
            className="grid justify-items-center gap-2 rounded-base border border-line-strong px-1 py-3 text-14 font-medium hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-wash"
          >
            <Sample kind={kind} user={user} />
            <span>{kindWords[kind]}</span>
          </button>
        ))}
      </fieldset>
      {user.avatar === 'uploaded' && (
        <Button
          icon={Upload}
          look="secondary"
          busy={isPending}
          className="justify-self-start"
          onClick={() => pick('uploaded')}
        >
          Choose another picture
        </Button>
      )}
      {failure && <Failure message={failure} {...(retry && { onRetry: retry })} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture file"
        tabIndex={-1}
        className="sr-only"
        onChange={take}
      />
    </TitledCard>
  )
}

function Sample({ kind, user }: { kind: AvatarKind; user: User }) {
  const isFirstScreen = useFirstScreen()
  const size = 'size-12 text-16'
  if (kind === 'uploaded' && user.avatarUrl === null)
    return (
      <span className="grid size-12 place-items-center rounded-full border border-dashed border-line-strong text-soft">
        <Upload aria-hidden size={20} />
      </span>
    )
  // The generator is large, so it is loaded only for accounts that use it or on demand.
  if (kind === 'initials' || (kind === 'generated' && user.avatar !== kind && !isFirstScreen))
    return <Avatar name={personName(user)} className={size} />
  return <PersonAvatar person={{ ...user, avatar: kind }} name={personName(user)} className={size} />
}

const change = async (choice: 'initials' | 'generated' | File) =>
  choice instanceof File ? uploadAvatar(await shrinkPicture(choice)) : chooseAvatar(choice)

function useAvatar() {
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: change,
    onSuccess: () => toast.success({ title: texts.profile.updated, clears: 'avatar' }),
    onError: (failure) => toast.error({ title: 'Error', description: failureText(failure), id: 'avatar' }),
  })
  return {
    choose: (avatar: 'initials' | 'generated') => mutate(avatar),
    upload: (file: File) => mutate(file),
    isPending,
    failure: error && failureText(error),
    /** The same choice again, so that a picture is not lost with the connection. */
    retry: variables !== undefined && isRetryable(error) ? () => mutate(variables) : null,
  }
}

const failureText = (error: Error) =>
  error instanceof PictureError ? error.message : errorMessage(error, texts.profile.updateFailed)

/** A file cannot be used as a picture; the message is shown to the user. */
class PictureError extends Error {
  override name = 'PictureError'
}

const noPicture = 'Your browser can’t read this picture. Choose a JPEG, PNG or WebP.'

/** The centre square, at most 256 pixels wide, as base64 without metadata. Throws PictureError. */
async function shrinkPicture(file: Blob): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw new PictureError(noPicture)
  })
  const canvas = drawSquare(image)
  image.close()
  const small = (await encode(canvas, 'image/webp')) ?? (await encode(canvas, 'image/jpeg'))
  if (!small || small.size > avatarMaxBytes) throw new PictureError(noPicture)
  return toBase64(small)
}

function drawSquare(image: ImageBitmap): HTMLCanvasElement {
  const side = Math.min(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, avatarSize)
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2]
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Null if the browser falls back to another type, as Safari does for WebP. */
async function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
  return blob?.type === type ? blob : null
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
