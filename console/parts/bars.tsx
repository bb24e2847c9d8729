/** A bar: what it stands for, its height as a number, and how that is said. */
export type Bar = { label: string; value: number; said: string }

/** Bars beside one another, from the same floor; a table beside them says the same to who doesn't see them. */
export function Bars({ name, bars }: { name: string; bars: Bar[] }) {
  const [width, height] = [100, 30]
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  return (
    <figure class="bars">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} preserveAspectRatio="none">
        {bars.map(({ label, value, said }, index) => {
          const tall = value === 0 ? 0.3 : Math.max(0.8, (value / most) * height)
          return (
            <rect key={label} x={index * step + step * 0.15} y={height - tall} width={step * 0.7} height={tall}>
              <title>{`${label}: ${said}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 ? bars.at(-1)?.label : ''}</span>
      </figcaption>
    </figure>
  )
}
