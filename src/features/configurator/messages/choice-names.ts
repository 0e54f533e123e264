/** What each choice is called: on the screen, on paper and in the message. */
export const choiceNames = {
  type: 'Tip',
  material: 'Malzeme',
  color: 'Renk',
  size: 'Ölçü',
  motor: 'Motor',
  remote: 'Uzaktan kumanda',
  sensor: 'Sensör',
} as const
