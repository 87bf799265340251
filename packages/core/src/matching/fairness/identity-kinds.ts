/** What of a person a change of a resume concerns. By itself, so that the shapes on the wire need nothing of the engine. */
export const identityKinds = ['name', 'contact', 'pronouns', 'gendered_words', 'college', 'place', 'age'] as const
export type IdentityKind = (typeof identityKinds)[number]
