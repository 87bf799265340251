import { registerHooks } from 'node:module'

/**
 * Loads Drizzle in its CommonJS form. Its modules import each other in circles, which Node's loader of ES modules
 * follows at a cost that grows with every circle: measured on Node 24.21, 325 MB and 354 ms for the ES form against
 * 93 MB and 79 ms for this one. Nothing else changes: the package ships both forms.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, /^drizzle-orm(\/|$)/.test(specifier) ? { ...context, conditions: ['node', 'require'] } : context),
})
