export const ringTexts = {
  turnBothOn: 'Zet beide aan: dan gaat de telefoon over zodra er iemand wacht.',
};
