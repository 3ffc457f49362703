import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: { include: ["{content,contracts,assistant,site,server,scripts}/**/*.test.{ts,tsx}"] },
});
