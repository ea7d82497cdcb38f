export const StepFinishDialog = () => null;
