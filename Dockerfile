# The server with its browser client. Build: docker build -t stammtisch .
FROM python:3.12 AS build
WORKDIR /build
COPY pyproject.toml uv.lock hatch_build.py README.md LICENSE ./
COPY tools tools
COPY web web
COPY docs/rules docs/rules
COPY src src
RUN pip install --no-cache-dir build==1.3.0 && python -m build --wheel

FROM python:3.12-slim
RUN useradd --create-home --uid 10001 stammtisch && mkdir /data && chown stammtisch /data
COPY --from=build /build/dist/*.whl /wheels/
RUN pip install --no-cache-dir /wheels/*.whl && rm -r /wheels
USER 10001
WORKDIR /data
VOLUME /data
ENV STAMMTISCH_HOST=0.0.0.0 STAMMTISCH_PORT=8000 STAMMTISCH_LOG=json
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --start-period=30s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=5)"]
CMD ["stammtisch", "serve"]
