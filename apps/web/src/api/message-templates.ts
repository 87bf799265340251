import * as messages from '@fledge/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { changeCachedList, dataQuery } from './data-query.ts'

export const messageTemplates = dataQuery(['message-templates'], (signal) =>
  call(messages.listMessageTemplates, {}, signal),
)
const { queryKey } = messageTemplates

/** Creates a template, or changes the one with this id. */
export function useSaveTemplate(onSaved: (template: messages.MessageTemplate) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: messages.NewMessageTemplate & { id?: string | undefined }) =>
      id === undefined
        ? call(messages.createMessageTemplate, { body })
        : call(messages.changeMessageTemplate, { params: { id }, body }),
    onSuccess: ({ data }) => {
      changeCachedList<messages.MessageTemplate>(queries, queryKey, (templates) => withTemplate(templates, data))
      onSaved(data)
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

const withTemplate = (
  templates: readonly messages.MessageTemplate[],
  saved: messages.MessageTemplate,
): messages.MessageTemplate[] =>
  [...templates.filter(({ id }) => id !== saved.id), saved].sort((one, other) => one.name.localeCompare(other.name))

export const deleteTemplate = (id: string) => call(messages.deleteMessageTemplate, { params: { id } })
