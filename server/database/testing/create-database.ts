import { randomBytes } from "node:crypto";
import pg from "pg";

/** A database of its own on a server that is there, and its address. */
export async function createDatabase(server: string, name: string = `store_${randomBytes(6).toString("hex")}`) {
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
