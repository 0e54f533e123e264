/** What a visitor writes who likes a project: 'Proje 7 (Butik) gibi bir kepenk istiyorum.' */
export const questionAbout = (number: number, title: string): string =>
  `Proje ${String(number)} (${title}) gibi bir kepenk istiyorum.`
