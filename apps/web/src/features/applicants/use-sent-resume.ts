import type { Application } from '@fledge/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { fileAt } from '../../api/files.ts'

/** The copy that was sent, as a file. */
export const useSentResume = ({ resume }: Application) =>
  useQuery({ ...fileAt(`${resume?.url}?disposition=inline`), enabled: resume !== null })
