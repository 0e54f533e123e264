import type { Page } from '@playwright/test'

/**
 * The first sign of a visitor (`client:engaged`): the mouse moves in a corner where nothing stands. Two steps, for the
 * one that brings it onto the page has nowhere to have come from.
 */
export const engage = (page: Page) => page.mouse.move(2, 2, { steps: 2 })
