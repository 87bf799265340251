import { registerHooks } from 'node:module'

/**
 * Loads the CommonJS build that Drizzle also exports. Node's ES module loader is slow on import cycles, of which
 * Drizzle's ES build has many: it costs about 230 MB of memory and a second at every start.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, /^drizzle-orm(\/|$)/.test(specifier) ? { ...context, conditions: ['node', 'require'] } : context),
})
