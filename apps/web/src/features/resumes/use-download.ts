import type { Resume } from '@fledge/contract/resumes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/call.ts'
import { fileAt } from '../../api/files.ts'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { say } from '../../ui/toast.tsx'

/** Saves a resume under its own name. */
export function useDownload() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ url, filename }: Pick<Resume, 'url' | 'filename'>) =>
      saveFile(await queries.fetchQuery(fileAt(`${url}?disposition=inline`)), filename),
    onError: (error) =>
      say.error({ title: 'Error', description: messageOf(error, 'The file could not be downloaded.') }),
  })
}
