export const WorkloadScreen = () => null;
