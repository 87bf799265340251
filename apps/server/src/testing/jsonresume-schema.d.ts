declare module '@jsonresume/schema' {
  const schema: { validate: (resume: object, done: (errors: unknown) => void) => void }
  export default schema
}
