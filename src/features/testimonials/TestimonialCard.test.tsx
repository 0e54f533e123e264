import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestimonialCard } from './TestimonialCard.tsx'

const words = {
  name: 'Ayşe Demir',
  comment: 'Temiz iş.',
  rating: 5,
  origin: 'Mart 2026, Google yorumu',
}
const markup = (testimonial: typeof words & { readonly placeholder?: boolean }) =>
  renderToStaticMarkup(<TestimonialCard testimonial={testimonial} label="Yorum 1 / 8" />)

test('a real testimonial says when and where it was given', () => {
  expect(markup(words)).toContain('Mart 2026, Google yorumu')
  expect(markup(words)).not.toContain('Örnek yorum')
})

test('a sample says that it is one, and nothing of an origin', () => {
  expect(markup({ ...words, placeholder: true })).toContain('Örnek yorum')
  expect(markup({ ...words, placeholder: true })).not.toContain('Google')
})
