const figures = [
  { value: '10,000+', label: 'students placed' },
  { value: '2,500+', label: 'partner companies' },
  { value: '95%', label: 'success rate' },
  { value: '24/7', label: 'AI support' },
]

/** The specification's claims, with the note that they are not counted. */
export const Figures = () => (
  <section aria-labelledby="figures" className="border-y border-line bg-sunken">
    <div className="page grid gap-4 py-8">
      <h2 id="figures" className="sr-only">
        In numbers
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-14 text-soft">{label}</dt>
            <dd className="font-display text-31 font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-soft">Illustrative figures</p>
    </div>
  </section>
)
