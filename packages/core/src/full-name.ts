type Named = { firstName: string; lastName: string }

/** The name of a person as pages, notifications and mails show it. */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`
