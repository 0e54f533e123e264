/** What stands on a picture or a film that was rendered. */
export const RENDERED_LABEL = 'Temsilî görsel'
