export const StepTaskFinishDialog = () => null;
