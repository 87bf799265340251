import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext } from 'react'
import { queryClient } from './query-client.ts'

/** Provides a query client to its children: the one around it, as on the server, or else that of the browser. */
export function Queries({ children }: { children: ReactNode }) {
  const client = useContext(QueryClientContext) ?? queryClient
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
