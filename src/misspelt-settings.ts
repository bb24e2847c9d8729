import { countEdits } from './near-names.ts'

/** A setting of so many letters may be one letter off to be taken for meant; one of twice as many, two. */
const lettersForEdit = 6

/**
 * Variables of an environment that are no setting but spelt nearly like one, each with the setting that was meant. `config` is what was
 * read of the environment: its keys are the settings' names. Much else is in an environment, so a short name has to fit but for its signs.
 */
export function findMisspelt(env: NodeJS.ProcessEnv, config: object): [name: string, meant: string][] {
  const settings = Object.keys(config).map((key) => key.replaceAll(/[A-Z]/g, '_$&').toUpperCase())
  const others = Object.keys(env).filter((name) => !settings.includes(name))
  return others.flatMap((name): [string, string][] => {
    const meant = settings.find((setting) => {
      const most = Math.floor(fold(setting).length / lettersForEdit)
      return countEdits(fold(name), fold(setting), most) <= most
    })
    return meant === undefined ? [] : [[name, meant]]
  })
}

function fold(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z]/g, '')
}
