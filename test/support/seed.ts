import fc from 'fast-check'

// Imported by tests of random values that name no seed of their own: the same values in each run, others with another FAST_CHECK_SEED.

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_124) })
