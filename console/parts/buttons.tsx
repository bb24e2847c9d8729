/** What may be done, by the words on the buttons; what may not is false. */
export type Actions = Record<string, (() => void) | false | undefined>

type Props = { of: Actions; what?: string | undefined; class?: string }

/** Buttons beside one another. Each is named by its word and by `what` it is for, where only the eye sees that: *Rotate CI key*. */
export function Buttons({ of, what = '', class: place = 'row' }: Props) {
  return (
    <div class={place}>
      {Object.entries(of).map(
        ([word, press]) =>
          press && (
            <button key={word} type="button" aria-label={what ? `${word} ${what}` : undefined} onClick={press}>
              {word}
            </button>
          )
      )}
    </div>
  )
}
