/**
 * On paper nothing can be opened, and browsers before `::details-content` (`.open-on-paper`) keep what is closed to
 * themselves: all are open while the page is printed. Those of one group would close each other, so it is dissolved meanwhile.
 */
addEventListener('beforeprint', () => {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('main details')].map((details) => ({
    details,
    wasOpen: details.open,
    group: details.getAttribute('name'),
  }))
  for (const { details } of all) details.removeAttribute('name')
  for (const { details } of all) details.open = true
  addEventListener(
    'afterprint',
    () => {
      for (const { details, wasOpen } of all) details.open = wasOpen
      for (const { details, group } of all) if (group !== null) details.setAttribute('name', group)
    },
    { once: true },
  )
})
