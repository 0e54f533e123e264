import type { Page } from '@playwright/test'

/** The first sign of a visitor (`client:engaged`): the mouse moves to a corner where nothing stands. */
export const engage = (page: Page) => page.mouse.move(1, 1)
