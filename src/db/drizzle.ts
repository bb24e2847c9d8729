// Drizzle, loaded as CommonJS (drizzle.cjs). Node reads a package's list of entry points again for each of its ECMAScript modules; Drizzle
// has a long list and a hundred modules, so that loading the service took 0.4 s more.

export * from './drizzle.cjs'
