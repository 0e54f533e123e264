/** What a visitor asks who likes a project: 'Proje 7 (Butik): bunun gibisini yapar mısınız?' A panjur is no kepenk. */
export const questionAbout = (number: number, title: string): string =>
  `Proje ${String(number)} (${title}): bunun gibisini yapar mısınız?`
