/** The mail that asks a reporter for more. */
export const reportQuestionText = (item: string) => ({
  subject: `Our team has a question about “${item}”`,
  says: `We are reviewing your report on “${item}”, and need to know more before we can confirm it:`,
  how: 'Add your answer to the report: you can change its text, its photo and the police reference. A receipt belongs to the asset. We look at it again then.',
  link: 'Open the report',
})
