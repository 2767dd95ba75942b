/** The form of a report without a connection. */
export const offlineFormWords = {
  writeNow: {
    phone:
      'You have no connection. Write your report: we keep it on this phone and send it when you are connected again.',
    computer:
      'You have no connection. Write your report: we keep it on this computer and send it when you are connected again.',
  },
}
