import { texts } from '@fledge/contract/texts'
import { useMutation } from '@tanstack/react-query'
import { chooseAvatar, uploadAvatar } from '../../api/account/profile.ts'
import { errorMessage } from '../../api/call.ts'
import { toast } from '../../ui/toast.tsx'
import { PictureError, shrinkPicture } from './shrink-picture.ts'

type Choice = 'initials' | 'generated' | File

const change = async (choice: Choice) =>
  choice instanceof File ? uploadAvatar(await shrinkPicture(choice)) : chooseAvatar(choice)

/** Changes the avatar of the signed-in user. */
export function useAvatar() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: () => toast.success({ title: texts.profile.updated }),
    onError: (failure) => toast.error({ title: 'Error', description: textOf(failure) }),
  })
  return {
    choose: (avatar: 'initials' | 'generated') => mutate(avatar),
    upload: (file: File) => mutate(file),
    isPending,
    failure: error && textOf(error),
  }
}

const textOf = (error: Error) =>
  error instanceof PictureError ? error.message : errorMessage(error, texts.profile.updateFailed)
