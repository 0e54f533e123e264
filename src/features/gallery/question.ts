/** What a visitor asks who likes a project: 'Proje 7 (Butik) gibi bir kepenk yapar mısınız?' */
export const questionAbout = (number: number, title: string): string =>
  `Proje ${String(number)} (${title}) gibi bir kepenk yapar mısınız?`
