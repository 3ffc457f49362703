export const product = { name: "Tendwell", tagline: "Less Charting, More Caring" } as const;
