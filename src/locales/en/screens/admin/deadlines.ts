/** Until when the claimants of a number can show evidence: in its dispute, and on the home page of staff. */
export const deadlineWords = {
  due: 'Answer due',
  overdue: 'Overdue since {day}',
  one: '{names} has until {day} to answer. Decide now anyway?',
  many: '{names} have until {day} to answer. Decide now anyway?',
}
