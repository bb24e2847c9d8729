/** What a terminal has of its own accord, and what a machine needs that reaches the registry through a proxy. */
const usual = /^(PATH|HOME|USER|LOGNAME|LANG|TERM|TMPDIR|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i

/**
 * The environment of a terminal that was just opened: no settings, nothing of the npm that runs this, and not the programs of
 * this repository's packages, which would hide what the machine lacks.
 */
export function newcomersEnvironment(): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => usual.test(name)))
  const folders = env.PATH?.split(':').filter((folder) => !/\/(node_modules\/\.bin|node-gyp-bin)$/.test(folder))
  return { ...env, PATH: folders?.join(':') }
}
