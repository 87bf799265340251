import {
  changeMessageTemplate,
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  type NewMessageTemplate,
} from '@fledge/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { dataQuery } from './data-query.ts'

export const messageTemplates = dataQuery(['message-templates'], (signal) => call(listMessageTemplates, {}, signal))
const { queryKey } = messageTemplates

/** Creates a template, or changes the one with this id. */
export function useSaveTemplate(onSaved: (template: MessageTemplate) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: NewMessageTemplate & { id?: string | undefined }) =>
      id === undefined ? call(createMessageTemplate, { body }) : call(changeMessageTemplate, { params: { id }, body }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, (list) => list && { ...list, data: withTemplate(list.data, data) })
      onSaved(data)
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

const withTemplate = (templates: readonly MessageTemplate[], saved: MessageTemplate): MessageTemplate[] =>
  [...templates.filter(({ id }) => id !== saved.id), saved].sort((one, other) => one.name.localeCompare(other.name))

/** Deletes a template. */
export const deleteTemplate = (id: string) => call(deleteMessageTemplate, { params: { id } })
