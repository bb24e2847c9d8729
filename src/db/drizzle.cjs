// Node finds the names of what is exported by these spreads; its types are in drizzle.d.cts.
module.exports = {
  ...require('drizzle-orm'),
  ...require('drizzle-orm/pg-core'),
  ...require('drizzle-orm/node-postgres')
}
